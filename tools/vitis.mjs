#!/usr/bin/env node
// @ts-check
// Runs one command of the project from a fresh clone: sets up what is missing, then hands over to the
// command itself on the project's own Node. Built-ins only, because nothing is installed yet, and nothing
// is imported before the version check, so that an old Node gets the sentence instead of a syntax error.

const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(`Node ${oldest} or newer is needed; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  const { main } = await import('./main.mjs');
  process.exitCode = await main(process.argv.slice(2));
}
