/** The engines in which people come, each by a browser of Debian that has it. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** Which engine a project of Playwright is about. */
export interface EngineOptions {
  engine: Engine;
}

/** Programs by engine, as `npm run test:browsers` found them; what is not there was told. */
export const PROGRAMS = JSON.parse(process.env.ENGINES ?? '{}') as Partial<Record<Engine, string>>;
