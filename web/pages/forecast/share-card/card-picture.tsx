import { type ReactNode, useEffect, useRef, useState } from 'react';
import button from '../../../ui/button.module.css';
import { downloadFile } from '../../../ui/download-file.ts';
import { cardSize, drawShareCard, loadCardFonts } from './draw-share-card.ts';
import { describeCard, type ShareCard, type ShareMessages } from './share-card.ts';
import s from './share-card-dialog.module.css';

/** The card as it will be saved, and buttons to export it. */
export function CardPicture({
  card,
  t,
  children,
}: {
  card: ShareCard | undefined;
  t: ShareMessages;
  /** Why there is no card. */
  children: ReactNode;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<ShareCard>();
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!card || !context) return;
    let isObsolete = false;
    setCopied(undefined);
    void loadCardFonts(card)
      // Without them it is drawn in fallback fonts.
      .catch(() => {})
      .then(() => {
        if (isObsolete) return;
        drawShareCard(context, card);
        setDrawn(card);
      });
    return () => {
      isObsolete = true;
    };
  }, [card]);

  const toPng = () =>
    new Promise<Blob>((resolve, reject) => {
      canvas.current?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))));
    });
  const copy = () =>
    // Safari only allows it if the promise is created during the click.
    navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng() })]);
  const isReady = card !== undefined && drawn === card;

  return (
    <>
      <div className={s.picture}>
        <canvas
          ref={canvas}
          {...cardSize}
          role="img"
          aria-label={card ? `${t.card}: ${describeCard(card)}` : t.card}
          hidden={!drawn || !card}
        />
        <p role="status">{children}</p>
      </div>
      <div className={s.take}>
        <button
          type="button"
          className={`${button.button} ${button.big}`}
          disabled={!isReady}
          onClick={() => void toPng().then((png) => downloadFile('forecast-card.png', png))}
        >
          {t.download}
        </button>
        <button
          type="button"
          className={`${button.button} ${button.ghost}`}
          disabled={!isReady}
          onClick={() =>
            void Promise.resolve()
              .then(copy)
              .then(
                () => setCopied(true),
                () => setCopied(false),
              )
          }
        >
          {t.copy}
        </button>
        <p role="status">{copied === undefined ? '' : copied ? t.copied : t.notCopied}</p>
        <p>{t.local}</p>
      </div>
    </>
  );
}
