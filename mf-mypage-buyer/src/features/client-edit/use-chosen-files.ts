import type { BusinessClient } from '@vitis/contracts';
import { useDraft } from '@vitis/portal/forms';
import { useState } from 'react';
import * as v from 'valibot';

type RegistrationFile = NonNullable<BusinessClient['registrationFiles']>[number];

const Chosen = v.object({
  /** Ids of what the company had when others were chosen. */
  instead: v.array(v.number()),
  files: v.array(v.object({ id: v.number(), name: v.string(), size: v.number() })),
});

const idsOf = (files: readonly RegistrationFile[]): number[] => files.map(({ id }) => id);

/**
 * Registration files in the place of those that the company has. They wait in the window like what is typed, over the
 * end of a session: their content is with the provider by then. `isOvertaken` says that the company has others by now.
 *
 * @param kept what the company has
 */
export function useChosenFiles(kept: readonly RegistrationFile[]) {
  const place = useDraft('client info files');
  /** Null until other ones were chosen. */
  const [chosen, setChosen] = useState(() => {
    const held = v.safeParse(Chosen, place.read());
    return held.success ? held.output : null;
  });
  const files = chosen?.files ?? kept;
  const hasOther = idsOf(files).join() !== idsOf(kept).join();

  const forget = () => {
    setChosen(null);
    place.clear();
  };
  const choose = (next: RegistrationFile[]) => {
    if (idsOf(next).join() === idsOf(kept).join()) return forget();
    const news = { instead: chosen?.instead ?? idsOf(kept), files: next };
    setChosen(news);
    place.write(news);
  };
  return {
    files,
    ids: idsOf(files),
    hasOther,
    isOvertaken: hasOther && chosen !== null && chosen.instead.join() !== idsOf(kept).join(),
    choose,
    forget,
  };
}
