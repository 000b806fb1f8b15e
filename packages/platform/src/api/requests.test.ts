import { defineEndpoint, typeOnly } from '@vitis/contracts';
import * as v from 'valibot';
import { cacheKey, isKeyOf } from './requests.ts';

const list = defineEndpoint({
  method: 'GET',
  path: '/api/v1/things',
  access: 'everyone',
  responses: { 200: v.array(v.string()) },
  input: typeOnly<() => { summary: string; query: v.GenericSchema<{ q?: string | undefined }> }>(),
});
const detail = defineEndpoint({
  method: 'GET',
  path: '/api/v1/things/:id',
  access: 'everyone',
  responses: { 200: v.string() },
  input: typeOnly<() => { summary: string; params: v.GenericSchema<{ id: number }> }>(),
});

test('answers differ by address and by language', () => {
  expect(cacheKey(list, { query: { q: '샤토' } }, 'ko-KR')).toBe('ko-KR /api/v1/things?q=%EC%83%A4%ED%86%A0');
  expect(cacheKey(list, {}, 'ja-JP')).toBe('ja-JP /api/v1/things');
});

test('an endpoint finds all of its own keys and none of another', () => {
  const keys = [
    cacheKey(list, {}, 'ko-KR'),
    cacheKey(list, { query: { q: 'a' } }, 'en-US'),
    `${cacheKey(list, { query: { q: 'a' } }, 'en-US')} #7`,
    cacheKey(detail, { params: { id: 3 } }, 'ko-KR'),
    `${cacheKey(detail, { params: { id: 3 } }, 'ko-KR')} #7`,
  ];
  expect(keys.map(isKeyOf(list))).toEqual([true, true, true, false, false]);
  expect(keys.map(isKeyOf(detail))).toEqual([false, false, false, true, true]);
  expect(isKeyOf(list)(['not', 'a', 'text'])).toBe(false);
});
