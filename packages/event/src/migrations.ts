type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Format 1 did not say who of a register somebody is. */
export function fromFormat1(event: unknown): unknown {
  if (!isFields(event) || event['kind'] !== 'entrant-entered') return event;
  const { values } = event;
  return isFields(values) ? { ...event, values: { person: '', ...values } } : event;
}
