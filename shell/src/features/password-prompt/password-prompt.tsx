export function PasswordPrompt({ onDone }: { onDone: () => void }) {
  return (
    <button type="button" onClick={onDone}>
      later
    </button>
  );
}
