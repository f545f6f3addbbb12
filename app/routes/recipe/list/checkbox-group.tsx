interface ListChoicesProps {
  name: string;
  legend: string;
  choices: { value: string | number; words: string }[];
  chosen: (string | number)[];
  /** The element that says what is wrong with the choice. */
  problemId?: string;
}

/** Things of which any number can be ticked, side by side. */
export function ListChoices({ name, legend, choices, chosen, problemId }: ListChoicesProps) {
  return (
    <fieldset className="choices" aria-describedby={problemId}>
      <legend>{legend}</legend>
      {choices.map(({ value, words }) => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-invalid={problemId ? true : undefined}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
