import type { SearchForm } from './search-form.ts';

/** Kept of each form: where it begins in its string, how many characters its text has, and how many letters; none of the latter where all is as the text. */
const NUMBERS = 3;

/** Whether letters, consonants and folded sounds are the text itself, as where nothing of it is Hangul. */
const isPlain = ({ text, letters, folded, choseong, foldedChoseong }: SearchForm): boolean =>
  letters === text && folded === text && choseong === text && foldedChoseong === text;

/** A form of the table: most comparisons look at one of its parts, which is cut out when it is asked for. */
class KeptForm implements SearchForm {
  readonly #string: string;
  readonly #start: number;
  readonly #characters: number;
  /** None where all parts are the text or its marks. */
  readonly #letters: number;

  constructor(string: string, start: number, characters: number, letters: number) {
    this.#string = string;
    this.#start = start;
    this.#characters = characters;
    this.#letters = letters;
  }

  get text(): string {
    return this.#afterCharacters(0);
  }
  get textMarks(): string {
    return this.#afterCharacters(1);
  }
  get choseong(): string {
    return this.#letters === 0 ? this.text : this.#afterCharacters(2);
  }
  get foldedChoseong(): string {
    return this.#letters === 0 ? this.text : this.#afterCharacters(3);
  }
  get letters(): string {
    return this.#letters === 0 ? this.text : this.#afterLetters(0);
  }
  get folded(): string {
    return this.#letters === 0 ? this.text : this.#afterLetters(1);
  }
  get letterMarks(): string {
    return this.#letters === 0 ? this.textMarks : this.#afterLetters(2);
  }

  /** The part with a sign for each character that has so many of its sort before it. */
  #afterCharacters(parts: number): string {
    const start = this.#start + parts * this.#characters;
    return this.#string.slice(start, start + this.#characters);
  }

  /** The part with a sign for each letter that has so many of its sort before it. */
  #afterLetters(parts: number): string {
    const start = this.#start + 4 * this.#characters + parts * this.#letters;
    return this.#string.slice(start, start + this.#letters);
  }
}

/** Groups whose forms are one string. */
const TOGETHER = 1_000;

/**
 * Forms in groups, such as the names of a wine, kept in a few long strings with numbers: as objects, those of a large shop
 * are half a million strings, through which every full garbage collection walks. A group that is asked for is cut out anew.
 */
export class FormTable {
  readonly #strings: readonly string[];
  /** The forms of group `g` are those from `groups[g]` to `groups[g + 1]`. */
  readonly #groups: Uint32Array;
  readonly #numbers: Uint32Array;

  private constructor(strings: readonly string[], groups: Uint32Array, numbers: Uint32Array) {
    this.#strings = strings;
    this.#groups = groups;
    this.#numbers = numbers;
  }

  /** `add` takes one group after the other; the first has the number 0. */
  static builder() {
    const strings: string[] = [];
    const groups = [0];
    const numbers: number[] = [];
    let pieces: string[] = [];
    let length = 0;
    const keep = (piece: string) => {
      pieces.push(piece);
      length += piece.length;
    };
    const join = () => {
      strings.push(pieces.join(''));
      pieces = [];
      length = 0;
    };
    return {
      add(forms: readonly SearchForm[]): void {
        for (const form of forms) {
          const plain = isPlain(form);
          numbers.push(length, form.text.length, plain ? 0 : form.letters.length);
          keep(form.text);
          keep(form.textMarks);
          if (plain) continue;
          keep(form.choseong);
          keep(form.foldedChoseong);
          keep(form.letters);
          keep(form.folded);
          keep(form.letterMarks);
        }
        groups.push(numbers.length / NUMBERS);
        if ((groups.length - 1) % TOGETHER === 0) join();
      },
      build(): FormTable {
        join();
        return new FormTable(strings, Uint32Array.from(groups), Uint32Array.from(numbers));
      },
    };
  }

  /** How many groups there are. */
  get size(): number {
    return this.#groups.length - 1;
  }

  /** The forms of a group; none of one that is not there. */
  of(group: number): SearchForm[] {
    const forms: SearchForm[] = [];
    const string = this.#strings[Math.floor(group / TOGETHER)] ?? '';
    for (let form = this.#groups[group] ?? 0; form < (this.#groups[group + 1] ?? 0); form += 1)
      forms.push(this.#form(form, string));
    return forms;
  }

  #form(number: number, string: string): SearchForm {
    const at = number * NUMBERS;
    return new KeptForm(string, this.#numbers[at]!, this.#numbers[at + 1]!, this.#numbers[at + 2]!);
  }
}
