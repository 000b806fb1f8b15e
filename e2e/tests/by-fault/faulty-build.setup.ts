import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { COMPILED, COMPILER } from '../../src/faulty-gateway.ts';

test('a remote that can fail is built', () => {
  execFileSync(process.execPath, [COMPILER, COMPILED], { stdio: 'inherit' });
});
