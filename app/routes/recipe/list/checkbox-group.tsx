interface CheckboxGroupProps {
  name: string;
  legend: string;
  choices: { value: string | number; label: string }[];
  chosen: (string | number)[];
  problemId?: string;
}

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
