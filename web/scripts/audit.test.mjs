import { expect, test } from 'vitest';
import { complaints } from './audit.mjs';

const weak = {
  vulnerabilities: {
    inner: {
      via: [
        {
          name: 'inner',
          title: 'Reads too much',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'low',
          range: '<2.0.0',
        },
      ],
    },
    outer: { via: ['inner'] },
  },
};
const exception = { advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'We never call it.', until: '2027-01-31' };

test('nothing known is nothing to say', () => {
  expect(complaints({ vulnerabilities: {} }, [], '2026-11-22')).toEqual([]);
});

test('a weakness is told once, however many packages need it', () => {
  expect(complaints(weak, [], '2026-11-22')).toEqual([
    'inner <2.0.0 (low): Reads too much, https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  ]);
});

test('an exception holds until its day', () => {
  expect(complaints(weak, [exception], '2027-01-31')).toEqual([]);
  expect(complaints(weak, [exception], '2027-02-01')).toEqual([
    'the exception for GHSA-aaaa-bbbb-cccc ended on 2027-01-31',
  ]);
});

test('an exception without reason or day, or for nothing, is refused', () => {
  expect(complaints(weak, [{ ...exception, reason: '' }], '2026-11-22')).toHaveLength(1);
  expect(complaints(weak, [{ ...exception, until: 'later' }], '2026-11-22')).toHaveLength(1);
  expect(complaints({ vulnerabilities: {} }, [exception], '2026-11-22')).toEqual([
    'the exception for GHSA-aaaa-bbbb-cccc is needed no longer',
  ]);
});

test('a database that does not answer is a failure', () => {
  expect(complaints({ error: { summary: 'no network' } }, [], '2026-11-22')).toEqual([
    'npm audit could not ask for known weaknesses: no network',
  ]);
});
