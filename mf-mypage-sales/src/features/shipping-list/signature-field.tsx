import { SIGNATURE_LIMIT } from '@vitis/contracts';
import { SIGNATURE_FIELD } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Button } from '@vitis/ui';
import { type PointerEvent, useRef } from 'react';
import styles from './photo-field.module.scss';

interface Props {
  /** The path of what is written; empty where nothing is. */
  value: string;
  onWrite: (path: string) => void;
  /** A stroke is over, or all of them are wiped out. */
  onEnd: (path: string) => void;
}

type Point = readonly [x: number, y: number];

/** Units between two points of a stroke: what is closer shows nowhere. */
const STEP = 3;
/** Letters of a point: `L480 180`. */
const POINT = 8;

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (at: number, of: number, most: number) =>
    Math.round(Math.min(1, Math.max(0, at / of)) * most);
  return [
    within(clientX - left, width, SIGNATURE_FIELD.width),
    within(clientY - top, height, SIGNATURE_FIELD.height),
  ];
}

/** Where who takes the wines signs with a finger. */
export function SignatureField({ value, onWrite, onEnd }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  // Several moves may come before the page is drawn again.
  const path = useRef(value);
  const last = useRef<Point | null>(null);

  const add = (letter: 'M' | 'L', [x, y]: Point) => {
    if (path.current.length + POINT > SIGNATURE_LIMIT) return;
    path.current += `${letter}${x} ${y}`;
    last.current = [x, y];
    onWrite(path.current);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const point = pointOf(event);
    add('M', point);
    // A dot is a line to itself.
    add('L', point);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (last.current === null) return;
    const point = pointOf(event);
    if (Math.hypot(point[0] - last.current[0], point[1] - last.current[1]) >= STEP) add('L', point);
  };
  const end = () => {
    if (last.current === null) return;
    last.current = null;
    onEnd(path.current);
  };
  const wipe = () => {
    path.current = '';
    onWrite('');
    onEnd('');
  };

  return (
    <div className={styles.signature}>
      <p className={styles.signatureHead}>
        <span>{t('shipping.proof.SIGNATURE')}</span>
        <Button size="small" variant="quiet" disabled={value === ''} onClick={wipe}>
          {t('shipping.signature.clear')}
        </Button>
      </p>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${SIGNATURE_FIELD.width} ${SIGNATURE_FIELD.height}`}
        role="img"
        aria-label={t(value === '' ? 'shipping.signature.pad' : 'shipping.signature.done')}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={value} />
      </svg>
    </div>
  );
}
