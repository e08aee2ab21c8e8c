import { Link } from '../../ui/link.tsx';
import { MailPanel } from '../../ui/mail-panel.tsx';
import { useMessages } from '../../ui/page.tsx';
import { meetingQuestions } from './questions.ts';

export function MeetingRequest() {
  const { schedule, layout } = useMessages();
  return (
    <MailPanel words={schedule.mail} groups={meetingQuestions(schedule)}>
      {schedule.use} <Link to="/Privacy_Policy">{layout.footer.privacy}</Link>
    </MailPanel>
  );
}
