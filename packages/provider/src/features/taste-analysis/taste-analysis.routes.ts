import { analyseTaste, getTasteAnalysis, type Language, type TasteAnalysis } from '@vitis/contracts';
import { seoulTime, tasteMatch, tasteProfile } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import { members } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { findAnalysis, findFitting, writeAnalysis } from './taste-analysis.repository.ts';

const MOST_WINES = 8;

/** 취향 분석: what a member likes, and wines in stock that fit. */
export async function tasteAnalysisRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  const read = async (userId: number, language: Language): Promise<TasteAnalysis | null> => {
    const found = await findAnalysis(database, userId);
    if (!found) return null;
    const profile = tasteProfile(found.answers);
    const fitting = await findFitting(database, found.answers.kind, profile, MOST_WINES);
    const ids = fitting.map(({ id }) => id);
    const cards = new Map(
      (await app.productService.cards(ids, language)).map((card) => [card.id, card] as const),
    );
    return {
      idTasteAnalysis: found.id,
      answers: found.answers,
      answeredAt: seoulTime(found.answeredAt),
      profile,
      wines: fitting.flatMap(({ id, ...tastes }) => {
        const product = cards.get(id);
        return product ? [{ product, ...tasteMatch(profile, tastes) }] : [];
      }),
    };
  };

  route(app, getTasteAnalysis, members, async ({ scope, language }, answer) =>
    answer(200, { analysis: await read(scope.userId, language) }),
  );

  route(app, analyseTaste, members, async ({ body, scope, language, transact }, answer) => {
    await transact(({ tx }) => writeAnalysis(tx, scope.userId, body.answers, now()));
    return answer(200, { analysis: await read(scope.userId, language) });
  });
}
