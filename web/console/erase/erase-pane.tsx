import { useState } from 'react';
import type { Person } from '../../../contract/console/operations.ts';
import { useConsole } from '../context.ts';
import { Notice } from '../parts/notice.tsx';
import { Pane } from '../parts/pane.tsx';
import s from './erase-pane.module.css';
import { FindPerson } from './find-person.tsx';
import { PersonFound } from './person-found.tsx';

/** Everything about one address: find it, hand it out, remove it. */
export function ErasePane() {
  const { mayEdit } = useConsole();
  const [person, setPerson] = useState<Person>();
  const [erased, setErased] = useState<{ email: string; removed: number }>();

  function show(found: Person) {
    setErased(undefined);
    setPerson(found);
  }
  function done(removed: number) {
    setErased({ email: person?.email ?? '', removed });
    setPerson(undefined);
  }
  return (
    <Pane title="Erase a person">
      <div className={s.steps}>
        {mayEdit ? (
          <>
            <FindPerson onFound={show} />
            {erased && (
              <Notice tone="ok">
                <span role="status">
                  Erased: {erased.removed} {erased.removed === 1 ? 'thing' : 'things'} from {erased.email}.
                  The audit says that somebody was erased, not who.
                </span>
              </Notice>
            )}
            {person && <PersonFound key={person.email} person={person} onErased={done} />}
          </>
        ) : (
          <p>Only an editor can export or erase what is known about a person.</p>
        )}
      </div>
    </Pane>
  );
}
