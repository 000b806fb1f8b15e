import * as v from 'valibot';
import { OverrideOrigin } from './override.ts';

test.each([
  'self',
  'https://builds.example',
  'https://builds.example:8443',
  'http://127.0.0.1:5173',
  'http://[::1]:1',
])('%s is a place for builds', (origin) => expect(v.is(OverrideOrigin, origin)).toBe(true));

test.each([
  'http://builds.example',
  'https://builds.example/r/',
  'https://member@builds.example',
  'https://BUILDS.example',
  'https://builds.example:443',
  'https://builds.example:99999',
  'http://127.0.0.1:99999',
  'http://127.0.0.1:80',
  'http://127.0.0.1.builds.example',
  "https://builds.example;script-src'*'",
])('%s is none', (origin) => expect(v.is(OverrideOrigin, origin)).toBe(false));
