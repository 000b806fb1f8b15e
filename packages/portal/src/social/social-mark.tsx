import type { SocialProvider } from '@vitis/contracts';

/** Drawn on a field of 24 × 24, in the colours by which people find them. */
const DRAWINGS: Readonly<Record<SocialProvider, readonly { d: string; fill: string }[]>> = {
  kakao: [
    {
      d: 'M12 3.5c5 0 9 3.1 9 7s-4 7-9 7c-.6 0-1.2-.05-1.8-.13L6.5 20.4c-.3.2-.7-.05-.6-.4l.9-3.5C4.5 15.2 3 13 3 10.5c0-3.9 4-7 9-7Z',
      fill: '#3A1D1D',
    },
  ],
  naver: [{ d: 'M4 4h5.2l5.6 8.2V4H20v16h-5.2L9.2 11.8V20H4V4Z', fill: '#03A94D' }],
  facebook: [
    {
      d: 'M22 12a10 10 0 1 0-11.56 9.88v-6.99H7.9V12h2.54V9.8c0-2.51 1.49-3.89 3.78-3.89 1.09 0 2.240.19 2.240.19v2.46h-1.26c-1.24 0-1.630.77-1.63 1.56V12h2.77l-.44 2.89h-2.33v6.99A10 10 0 0 0 22 12Z',
      fill: '#1877F2',
    },
  ],
  google: [
    {
      d: 'M21.6 12.23c0-.68-.06-1.34-.17-1.97H12v3.73h5.39a4.6 4.6 0 0 1-2 3.02v2.51h3.24c1.9-1.74 2.97-4.31 2.97-7.29Z',
      fill: '#4285F4',
    },
    {
      d: 'M12 22c2.7 0 4.97-.9 6.63-2.43l-3.24-2.51c-.900.6-2.050.96-3.390.96-2.6 0-4.81-1.76-5.6-4.13H3.06v2.59A10 10 0 0 0 12 22Z',
      fill: '#34A853',
    },
    { d: 'M6.4 13.9a6 6 0 0 1 0-3.82V7.5H3.06a10 10 0 0 0 0 8.98L6.4 13.9Z', fill: '#FBBC05' },
    {
      d: 'M12 5.96c1.47 0 2.790.51 3.83 1.5l2.87-2.87A10 10 0 0 0 3.06 7.5l3.34 2.59C7.19 7.72 9.4 5.96 12 5.96Z',
      fill: '#EA4335',
    },
  ],
  apple: [
    {
      d: 'M16.4 12.7c0-2.3 1.9-3.4 2-3.5a4.3 4.3 0 0 0-3.4-1.8c-1.4-.2-2.800.8-3.500.8-.8 0-1.9-.8-3.1-.8a4.6 4.6 0 0 0-3.9 2.4c-1.7 2.9-.4 7.2 1.2 9.500.8 1.1 1.7 2.4 3 2.3 1.2 0 1.6-.7 3.1-.7s1.900.7 3.100.7 2.1-1.1 2.9-2.3c.9-1.3 1.3-2.6 1.3-2.7 0 0-2.7-1-2.7-3.9ZM14.1 5.9c.7-.8 1.1-1.9 1-3-.9 0-2.100.6-2.7 1.4-.6.7-1.2 1.8-1 2.9 1 .1 2.1-.5 2.7-1.3Z',
      fill: '#1E1A1C',
    },
  ],
};

/** The mark of a provider, beside its name. */
export function SocialMark({ provider, size = 20 }: { provider: SocialProvider; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWINGS[provider].map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
    </svg>
  );
}
