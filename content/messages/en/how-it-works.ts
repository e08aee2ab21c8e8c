export const howItWorks = {
  meta: { title: '', description: '' },
};
