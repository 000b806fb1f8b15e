import { defineRemote } from '@vitis/platform';
import { fault } from './fault.ts';

if (fault === 'throws at evaluation') throw new Error('a broken build');

const whole = defineRemote({
  name: 'mf-account',
  routes: [
    {
      path: fault === 'lacks its route' ? '/account/other' : '/account/login',
      load: () => import(/* webpackChunkName: "login" */ './faulty.route.tsx'),
    },
  ],
});

export const remote = fault === 'exports no remote' ? undefined : whole;
