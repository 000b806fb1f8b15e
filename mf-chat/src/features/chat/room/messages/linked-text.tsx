/** Addresses of the web inside a text; what ends a sentence does not belong to them. */
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,!?:;)\]}])/;

/** A text as it was written, with its web addresses as links. Everything else stays what it is, text. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a text never change places.
      <a key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ),
  );
}
