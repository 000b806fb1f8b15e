/** Text whose paragraphs stand apart by an empty line. */
export function ArticleText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
