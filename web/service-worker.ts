// Builds the service worker, which has to know every file of the page.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Adds the service worker `sw.js`, and the name of the build to index.html. The name of the worker has no
 * hash, because browsers look for a newer worker at the same address.
 */
export function serviceWorker(source: string): Plugin {
  let [publicFolder, target]: [string, string | string[] | false] = ['', false];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      [publicFolder, target] = [config.publicDir, config.build.target];
    },
    generateBundle: {
      // Run after the other plugins, because index.html does not exist before.
      order: 'post',
      async handler(_options, bundle) {
        const files = new Map<string, string | Uint8Array>();
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('there is no page');
        for (const path of readdirSync(publicFolder, { recursive: true, withFileTypes: true })) {
          if (!path.isFile()) continue;
          const file = join(path.parentPath, path.name);
          files.set(file.slice(publicFolder.length + 1).replaceAll('\\', '/'), readFileSync(file));
        }
        for (const output of Object.values(bundle)) {
          if (!output.fileName.endsWith('.map'))
            files.set(output.fileName, output.type === 'chunk' ? output.code : output.source);
        }
        const names = [...files.keys()].sort();
        const hash = createHash('sha256');
        for (const name of names) hash.update(`${name}\0`).update(files.get(name) ?? '');
        const version = hash.digest('hex').slice(0, 16);
        // An open page compares this name to find out whether the browser's copy is of another build.
        index.source = String(index.source).replace(
          '<head>',
          `<head>\n    <meta name="build" content="${version}" />`,
        );
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            // Hosts serve index.html at the address of its folder.
            FILES: JSON.stringify(names.map((name) => (name === 'index.html' ? './' : name))),
            VERSION: JSON.stringify(version),
          },
          build: {
            write: false,
            target,
            rolldownOptions: { input: source, output: { format: 'iife' } },
          },
        });
        const [worker] = 'output' in built ? built.output : [];
        if (worker?.type !== 'chunk') throw new Error(`${source} was not built`);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code });
      },
    },
  };
}
