import { setFlagsFromString } from 'node:v8';

// A crowd of connections makes garbage by the hundred megabytes; on a large machine V8 answers with a young generation
// of 128 MB and never gives it back.
setFlagsFromString('--semi-space-growth-factor=1');

await import('./run-server.ts');
