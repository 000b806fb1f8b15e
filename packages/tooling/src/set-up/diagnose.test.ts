import { summaryOf } from '../../../../tools/commands.mjs';
import { diagnose, isUnreachable } from '../../../../tools/diagnose.mjs';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:9', 'does not answer', true],
  ['getaddrinfo EAI_AGAIN registry.example', 'does not answer', true],
  [' ERR_PNPM_META_FETCH_FAIL  GET https://registry.example/ky: timeout', 'does not answer', true],
  ['GET https://registry.example/ky error (503). Will retry', 'does not answer', true],
  ['npm error code ENOTCACHED', 'does not answer', true],
  ['ENOSPC: no space left on device, write\nECONNRESET', 'disk is full', false],
  ["EACCES: permission denied, mkdir '/x/node_modules'", 'may not be written', false],
  ['EROFS: read-only file system', 'read-only', false],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'pnpm-lock.yaml does not fit', false],
  ['ERR_PNPM_FETCH_401  GET https://registry.example/ky: Unauthorized - 401', 'refuses access', false],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate', false],
  ['ERR_PNPM_FETCH_404  GET https://registry.example/ky: Not Found - 404', 'lacks a package', false],
  ['something else', 'failed', false],
])('says why "%s" failed, in one line', (output, part, mayPass) => {
  const { message, mayPass: passes } = diagnose(output);
  expect(message).toContain(part);
  expect(message).not.toContain('\n');
  expect(passes).toBe(mayPass);
});

test('a registry that refuses or fails a question has answered', () => {
  expect(isUnreachable('npm error network timeout at: http://registry.example/-/ping')).toBe(true);
  expect(isUnreachable('npm error code ECONNREFUSED')).toBe(true);
  expect(isUnreachable('npm error code E404')).toBe(false);
  expect(isUnreachable('npm error 503 Service Unavailable')).toBe(false);
});

test.each([
  ['// Builds the parts: all of them. More.\nimport a;', 'Builds the parts: all of them'],
  ['/** Builds the parts. */\nimport a;', 'Builds the parts'],
  ['/**\n * Builds the parts\n * of the product.\n */', 'Builds the parts of the product'],
  ['#!/usr/bin/env node\n// Builds the parts.\n', 'Builds the parts'],
  ["import a from 'a';\n// Later.", ''],
])('a command is listed with the first sentence of its opening comment', (source, summary) => {
  expect(summaryOf(source)).toBe(summary);
});
