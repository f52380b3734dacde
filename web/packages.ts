// Lists the packages that the page contains, for the program's software bill of materials.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

// Finds the package's folder in the path of a module. The lock file lists packages by their folders.
const inFolder = /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;
// Modules that the bundlers add have no file. Their names begin with a null character.
const added = /^\0(vite|rolldown)\//;

interface Locked {
  version: string;
  license: string;
  integrity: string;
}

// Writes the packages of all modules and files in the page to the file `list`. Each line has a name, a
// version, a licence and a SHA-512 hash, separated by tabs.
export function listPackages(list: string, lockFile: string): Plugin {
  return {
    name: 'list-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const sources = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
      );
      const folders = new Set<string>();
      for (const source of sources) {
        const bundler = added.exec(source)?.[1];
        const folder = bundler ? `node_modules/${bundler}` : inFolder.exec(source)?.[1];
        if (folder) folders.add(folder);
      }
      const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> };
      const line = (folder: string) => {
        const locked = lock.packages[folder];
        if (!locked) throw new Error(`${lockFile} has no ${folder}, of which the page contains something`);
        const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
        const hash = Buffer.from(locked.integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
        return `${name}\t${locked.version}\t${locked.license}\t${hash}\n`;
      };
      writeFileSync(list, [...folders].sort().map(line).join(''));
    },
  };
}
