import { getClient } from '@vitis/contracts';
import { formatDay, formatMoney, NOT_NARROWED, statusLabel } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import type { NarrowProps } from '@vitis/portal/list';
import { Chip } from '@vitis/ui';

/** What narrows a list besides days and words, each to be taken off. */
export function NarrowChips({ filters, change }: NarrowProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { idClient, contact, totalFrom, totalTo, delivery, deliveryFrom, deliveryTo } = filters;
  const client = useEndpoint(getClient, idClient === null ? null : { params: { id: idClient } });
  const none = NOT_NARROWED;
  const range = (from: string | null, to: string | null) =>
    from === null && to === null ? null : `${from ?? ''} ~ ${to ?? ''}`.trim();
  const won = (amount: number | null) => (amount === null ? null : formatMoney(amount, language));
  const day = (date: string | null) => (date === null ? null : formatDay(date, language));
  const days = range(day(deliveryFrom), day(deliveryTo));
  const chips: [text: string | null, off: Parameters<typeof change>[0]][] = [
    [idClient === null ? null : (client.data?.clientName ?? `#${idClient}`), { idClient: none.idClient }],
    [contact || null, { contact: none.contact }],
    [range(won(totalFrom), won(totalTo)), { totalFrom: none.totalFrom, totalTo: none.totalTo }],
    [delivery === null ? null : statusLabel('delivery', delivery, language), { delivery: none.delivery }],
    [
      days === null ? null : t('narrow.deliveryDays', { days }),
      { deliveryFrom: none.deliveryFrom, deliveryTo: none.deliveryTo },
    ],
  ];
  return chips.map(([text, off]) =>
    text === null ? null : (
      <Chip key={text} onRemove={() => change(off)} removeLabel={t('narrow.remove', { name: text })}>
        {text}
      </Chip>
    ),
  );
}
