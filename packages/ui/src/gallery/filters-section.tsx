import { useState } from 'react';
import { Chip, ChipRow } from '../controls/chip.tsx';
import { Demo, Section } from './demo.tsx';

export function FiltersSection() {
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
    </Section>
  );
}
