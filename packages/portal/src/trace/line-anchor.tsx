import { useLocation } from '@vitis/platform/router';
import { classNames } from '@vitis/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './trace.module.scss';

/** Where a wine's line stands on the page of a document, as links of other documents name it. */
export const lineId = (idProduct: number): string => `wine-${idProduct}`;

/** A delivery, which is one of several on the page of its order, and a line of it. */
export const deliveryId = (idDeliveryInfo: number): string => `delivery-${idDeliveryInfo}`;
export const deliveryLineId = (idDeliveryInfo: number, idProduct: number): string =>
  `${deliveryId(idDeliveryInfo)}-${lineId(idProduct)}`;

interface LineAnchorProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The place of a line: comes into sight, and is marked, where the address names it; lines come after their page. */
export function LineAnchor({ id, className, children }: LineAnchorProps) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLSpanElement>(null);
  const isNamed = hash === `#${id}`;
  useEffect(() => {
    if (key !== undefined && isNamed) place.current?.scrollIntoView?.({ block: 'center' });
  }, [key, isNamed]);
  return (
    <span
      ref={place}
      id={id}
      className={classNames(className, isNamed && styles.named)}
      aria-current={isNamed ? 'location' : undefined}
    >
      {children}
    </span>
  );
}
