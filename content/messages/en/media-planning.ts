export const mediaPlanning = {
  meta: { title: '', description: '' },
};
