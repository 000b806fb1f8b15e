import type { OrderForm } from '@vitis/contracts';
import { addressLine, formatPhone, ORDER_FORM_TRAITS } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, chatIcon, type Description, DescriptionList, Panel, TextLink } from '@vitis/ui';
import styles from '../../shared/document.module.scss';
import { chatAbout } from '../../shared/paths.ts';

/** Where the wines go. */
export function OrderShipping({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { shipping, managerName, pickup, orderFormNumber: number } = order;
  const { awaitsAnswer } = ORDER_FORM_TRAITS[order.status];
  const items: Description[] = [
    ...(pickup ? [{ id: 'pickup', term: t('order.store'), detail: `${pickup.name} ${pickup.time}` }] : []),
    { id: 'person', term: t('order.receiver'), detail: shipping.fullName },
    { id: 'mobile', term: t('order.mobile'), detail: formatPhone(shipping.mobile) },
    { id: 'address', term: t('order.address'), detail: addressLine(shipping) },
    ...(shipping.message === '' || pickup
      ? []
      : [{ id: 'message', term: t('order.shippingMessage'), detail: shipping.message }]),
    ...(managerName === null ? [] : [{ id: 'manager', term: t('order.manager'), detail: managerName }]),
  ];
  return (
    <Panel title={t(pickup ? 'order.pickup' : 'portal.order.shipping')}>
      <DescriptionList items={items} />
      {pickup || awaitsAnswer ? (
        <TextLink arrow className={styles.way} href={`/order/pickup?order=${number}`}>
          {t(pickup ? 'order.toPickup' : 'order.asPickup')}
        </TextLink>
      ) : null}
    </Panel>
  );
}

/** What the two sides wrote to each other with the order, and the way to go on. */
export function OrderMessages({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const said = [
    { id: 'request', by: order.clientFullName, text: order.requestMessage },
    { id: 'response', by: order.managerName ?? t('order.manager'), text: order.responseMessage },
  ].filter(({ text }) => text !== '');
  return (
    <Panel title={t('order.messages')}>
      {said.length === 0 ? <p className={styles.plain}>{t('order.noMessages')}</p> : null}
      <dl className={styles.messages}>
        {said.map(({ id, by, text }) => (
          <div key={id}>
            <dt>{by}</dt>
            <dd className={styles.said}>{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink className={styles.chat} icon={chatIcon} href={chatAbout(order.orderFormNumber)}>
        {t('document.chat')}
      </ButtonLink>
    </Panel>
  );
}
