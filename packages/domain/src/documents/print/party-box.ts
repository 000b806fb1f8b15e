import type { Party } from '@vitis/contracts';
import { formatBusinessNumber } from '../../people/business-number.ts';
import { formatPhone } from '../../people/phone.ts';
import type { PrintParty } from './print-document.ts';

/** A business in the box that the trade knows: 등록번호, 상호, 대표자, 주소, 업태, 종목, 전화. */
export function partyBox(side: string, party: Party, { sealed = false } = {}): PrintParty {
  return {
    side,
    rows: [
      [{ label: '등록번호', value: formatBusinessNumber(party.registrationNumber), strong: true }],
      [
        { label: '상호', value: party.companyName },
        { label: '대표자', value: party.representativeName, ...(sealed ? { seal: '(인)' } : {}) },
      ],
      [{ label: '주소', value: party.address }],
      [
        { label: '업태', value: party.businessType },
        { label: '종목', value: party.businessItem },
      ],
      [{ label: '전화', value: formatPhone(party.phone) }],
    ],
  };
}
