// Makes the pictures of the README: MENAGERIE=path npm run pictures
import { runnerImport } from 'vite';

await runnerImport('./pictures/make.ts', { configFile: false, logLevel: 'warn' });
