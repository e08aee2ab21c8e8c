import { showSent } from '../../ui/form/submitted-notice.tsx';
import { defineIsland } from '../../ui/island-definition.ts';
import { SupportForm, type SupportFormProps } from '../../ui/shell/support-form.tsx';

function SupportPageForm(props: SupportFormProps) {
  return <SupportForm {...props} onDone={showSent} />;
}

export const island = defineIsland('support-form', SupportPageForm);
