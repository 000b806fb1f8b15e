import { DOORSTEPS } from '../data/doorsteps.ts';
import { drawDoorstep, VIEWS } from '../draw/doorstep/doorstep.ts';
import { DOORSTEP_CANVAS } from '../draw/doorstep/wall.ts';
import { type Drawing, plan } from './drawing.ts';

const WIDTHS = [160, 480, 960] as const;

/** Photos of deliveries: for each place what is seen from the street, from a step nearer and from close by. */
export const doorstepPlans = (): Drawing[][] =>
  DOORSTEPS.map((doorstep) =>
    VIEWS.map((view) =>
      plan({
        group: 'doorsteps',
        description: ['doorstep', doorstep, view],
        width: WIDTHS.at(-1)!,
        height: (WIDTHS.at(-1)! * DOORSTEP_CANVAS.height) / DOORSTEP_CANVAS.width,
        widths: WIDTHS,
        draw: () => drawDoorstep(doorstep, view),
      }),
    ),
  );
