export const comingSoon = {
  meta: { title: '', description: '' },
};
