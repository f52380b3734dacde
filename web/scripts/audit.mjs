// Runs npm audit. Fails if it reports a vulnerability for which audit-exceptions.json has no exception, or if
// an exception has expired. An exception has an `advisory` (GHSA-...), a `reason`, and its last day, `until`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What is wrong with a report of npm audit and with the exceptions, one sentence for each problem. */
export function complaints(report, exceptions, today) {
  if (!report.vulnerabilities) {
    const reason = report.error?.summary || report.message || JSON.stringify(report);
    return [`npm audit could not ask for known weaknesses: ${reason}`];
  }
  const all = Object.values(report.vulnerabilities).flatMap((vulnerable) => vulnerable.via);
  // A `via` that is a string names another package of the report, which causes the vulnerability of this one.
  const advisories = new Map(all.filter((via) => typeof via !== 'string').map((via) => [id(via), via]));
  const excepted = new Set(exceptions.map((exception) => exception.advisory));
  const open = [...advisories].filter(([advisory]) => !excepted.has(advisory));
  return [
    ...open.map(([, via]) => `${via.name} ${via.range} (${via.severity}): ${via.title}, ${via.url}`),
    ...exceptions.flatMap((exception) => wrong(exception, advisories, today)),
  ];
}

function id(via) {
  return via.url.slice(via.url.lastIndexOf('/') + 1);
}

function wrong({ advisory, reason, until }, advisories, today) {
  if (!advisory || !reason || !/^\d{4}-\d\d-\d\d$/.test(until ?? '')) {
    return [`an exception needs an advisory, a reason and a day until which it holds: ${advisory}`];
  }
  if (until < today) return [`the exception for ${advisory} ended on ${until}`];
  return advisories.has(advisory) ? [] : [`the exception for ${advisory} is needed no longer`];
}

function report() {
  try {
    return execFileSync('npm', ['audit', '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    // npm exits with an error when it finds vulnerabilities, but prints the report first.
    if (error.stdout) return error.stdout;
    throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const exceptions = JSON.parse(readFileSync('audit-exceptions.json', 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const found = complaints(JSON.parse(report()), exceptions, today);
  for (const complaint of found) console.error(complaint);
  process.exit(found.length > 0 ? 1 : 0);
}
