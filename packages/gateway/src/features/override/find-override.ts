import type { FindOverride } from '../../releases/build-override.ts';
import type { Overrides } from './overrides.ts';
import { RIBBON_STYLE, ribbon } from './ribbon.ts';

/** The override in force as pages show it and as their reports are counted. */
export function createFindOverride(overrides: Overrides): FindOverride {
  return async (request, set) => {
    const found = await overrides.inForce(request, set);
    if (found === null) return null;
    const { ticket, ...builds } = found;
    const { part, build, origin } = ticket.claims;
    return {
      part,
      build,
      origin,
      ...builds,
      ribbon: (language) => ({ html: ribbon(ticket, language), style: RIBBON_STYLE }),
    };
  };
}
