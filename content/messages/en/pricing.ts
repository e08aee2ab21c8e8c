export const pricing = {
  meta: { title: '', description: '' },
};
