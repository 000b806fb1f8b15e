import { screen, within } from '@testing-library/react';
import type { FakeAnswer } from '@vitis/testing/answers';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './chat.route.tsx';
import { ROOM } from './chat.test-support.ts';

/** The room as its buyer opens it. */
export const open = (answers: FakeAnswer[], options: Partial<RenderFeatureOptions> = {}) =>
  renderFeature(<Screen />, {
    part: 'mf-chat',
    as: 'buyer',
    route: '/chat',
    path: `/chat?room=${ROOM}`,
    answers,
    ...options,
  });

/** Messages of `talk` in the order in which they stand. */
export const shown = () =>
  within(screen.getByRole('log'))
    .getAllByText(/^메시지 \d+$/)
    .map(({ textContent }) => textContent);
