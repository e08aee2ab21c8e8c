import { data, fonts, type Material, packages } from './materials.ts';

/** `docs/licences.md`. */
export function licencesPage(): string {
  return `# Licences

What others have made and we hand on, from \`package-lock.json\`. Written by \`npm run licences\`; a test fails when it is out
of date or a licence comes up that nobody has agreed to.

## Packages

${packages.length} packages run where the site runs. The text of each licence lies in its folder below \`node_modules/\`.

| licence | packages |
|---|---|
${byLicence(packages)}

## Fonts

The build cuts them to the characters and weights we use. Each file keeps the copyright notice and the address of the licence.

| licence | fonts |
|---|---|
${byLicence(fonts)}

## Data

| licence | data | where it is |
|---|---|---|
${data.map(({ name, licence, where }) => `| ${licence} | ${name} | ${where} |`).join('\n')}
`;
}

function byLicence(materials: readonly Material[]): string {
  const groups = Map.groupBy(materials, ({ licence }) => licence);
  return [...groups.keys()]
    .sort()
    .map((licence) => {
      const names = groups.get(licence)?.map(({ name, version }) => `${name} ${version}`) ?? [];
      return `| ${licence} | ${names.join(', ')} |`;
    })
    .join('\n');
}
