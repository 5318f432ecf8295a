/** The file that was chosen. Browsers are silent when the same name is chosen again, so the field forgets it. */
export function takeFile(field: HTMLInputElement): File | undefined {
  const file = field.files?.[0];
  field.value = "";
  return file;
}
