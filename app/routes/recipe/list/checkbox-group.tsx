interface CheckboxGroupProps {
  name: string;
  legend: string;
  choices: { value: string | number; label: string }[];
  chosen: (string | number)[];
  /** The element that says what is wrong with the choice. */
  problemId?: string;
}

/** Checkboxes side by side, any number of which can be ticked. */
export function CheckboxGroup({ name, legend, choices, chosen, problemId }: CheckboxGroupProps) {
  return (
    <fieldset className="choices" aria-describedby={problemId}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-invalid={problemId ? true : undefined}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
