export const pitchPerfect = {
  meta: { title: '', description: '' },
};
