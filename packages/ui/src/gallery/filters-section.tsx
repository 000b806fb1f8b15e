import { useState } from 'react';
import { Chip, ChipRow } from '../controls/chip.tsx';
import { FilterGroup } from '../controls/filter-group.tsx';
import { RangeSlider } from '../controls/range-slider.tsx';
import { Demo, Section } from './demo.tsx';
import styles from './ui-gallery.module.scss';

const COUNTRIES = [
  { id: 'fr', label: '프랑스 전체', count: 121 },
  { id: 'bdx', label: '보르도', count: 48, nested: true },
  { id: 'brg', label: '부르고뉴', count: 31, nested: true },
  { id: 'rhone', label: '론', count: 22, nested: true },
  { id: 'it', label: '이탈리아', count: 1062 },
  { id: 'es', label: '스페인', count: 40 },
  { id: 'de', label: '독일', count: 16 },
  { id: 'jp', label: '일본', count: 0 },
  { id: 'pt', label: '포르투갈', count: 12 },
  { id: 'us', label: '미국', count: 33 },
  { id: 'cl', label: '칠레', count: 20 },
];
const COUNTS = [2, 5, 9, 14, 18, 22, 17, 12, 9, 6, 4, 3, 2, 2, 1];
const won = (value: number) => `${value.toLocaleString('ko-KR')}원`;

export function FiltersSection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['fr', 'bdx']));
  const [price, setPrice] = useState<[number, number]>([15000, 60000]);
  const [vintage, setVintage] = useState(2019);
  const [chips, setChips] = useState(['프랑스', '보르도', '15,000–60,000원']);
  return (
    <Section id="filters" title="거르기">
      <Demo name="Chip">
        <ChipRow scroll>
          {chips.map((chip) => (
            <Chip
              key={chip}
              onRemove={() => setChips(chips.filter((each) => each !== chip))}
              removeLabel={`${chip} 해제`}
            >
              {chip}
            </Chip>
          ))}
        </ChipRow>
        <ChipRow>
          {[2017, 2018, 2019].map((year) => (
            <Chip key={year} selected={year === vintage} onSelect={() => setVintage(year)}>
              {year}
            </Chip>
          ))}
          <Chip disabled onSelect={() => {}}>
            2020 품절
          </Chip>
          <Chip href="#filters">링크</Chip>
          <Chip>블랙체리</Chip>
        </ChipRow>
      </Demo>
      <Demo name="FilterGroup · RangeSlider" layout="grid">
        <div className={styles.side}>
          <FilterGroup
            title="국가·지역"
            options={COUNTRIES}
            selected={selected}
            onChange={setSelected}
            labels={{ more: '더보기', less: '접기' }}
          />
          <FilterGroup
            title="품종"
            defaultOpen={false}
            options={COUNTRIES.slice(0, 3)}
            selected={new Set()}
            onChange={() => {}}
            labels={{ more: '더보기', less: '접기' }}
          />
        </div>
        <RangeSlider
          className={styles.side}
          label="공급가 (병)"
          min={5000}
          max={120000}
          step={1000}
          value={price}
          onValueChange={setPrice}
          labels={{ low: '가장 낮은 가격', high: '가장 높은 가격' }}
          format={won}
          histogram={COUNTS}
        />
      </Demo>
    </Section>
  );
}
