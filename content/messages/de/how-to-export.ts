import { settings } from '../../settings.ts';
import type { howToExport as english } from '../en/how-to-export.ts';

export const howToExport: typeof english = {
  meta: {
    title: `So exportieren Sie Ihre Werbedaten · ${settings.brand}`,
    description:
      'Schritt für Schritt: Tage mit Kosten und Conversions aus Google Ads, Microsoft, Meta, GA4, LinkedIn, TikTok, Amazon Ads und der Search Console exportieren.',
  },
  title: 'So exportieren Sie',
  lede: 'Vier Schritte für jede Plattform: Zeitraum, Tage, Spalten, Download. Die Datei wird dann auf der Prognoseseite gelesen, in Ihrem Browser.',
  from: 'So exportieren Sie aus {platform}',
  close: 'Schließen',
  platforms: 'Plattform',
  page: 'Als Seite öffnen',
  back: 'Zur Prognose',
  menus:
    'Von uns gezeichnet, keine Screenshots. Menüs ändern sich ab und zu: In Ihrem Konto kann ein Wort anders lauten.',
  send: 'Kein Zugriff auf das Konto? Schicken Sie diese vier Schritte an die Person, die ihn hat:',
  copy: 'Als Text kopieren',
  copied: 'Kopiert',
  notCopied: 'Das Kopieren ist nicht gelungen. Markieren und kopieren Sie den Text.',
  drawings: {
    drop: 'Hier ablegen',
    dates: 'Letzte 2 Jahre',
    place: 'Zeichnung: Links in der Liste ist {marked} markiert, oben rechts der Zeitraum.',
    split: 'Zeichnung: Das Menü {menu} ist geöffnet, {marked} ist markiert.',
    columns: 'Zeichnung: eine Tabelle mit {columns}; die erste Spalte ist markiert.',
    download:
      'Zeichnung: Das Menü {menu} ist geöffnet, {marked} ist markiert; ein Pfeil führt zur Prognoseseite.',
  },
  guides: {
    'google-ads': {
      place: {
        title: 'Kampagnen öffnen und Zeitraum wählen',
        text: 'Zwei Jahre oder mehr, bis gestern. Der letzte Tag der Datei wird der letzte gemessene Tag.',
        list: 'Übersicht|*Kampagnen|Anzeigengr.',
        head: 'Kampagnen',
      },
      split: {
        title: 'Nach Tagen segmentieren',
        text: 'Über der Tabelle: *Segmentieren*, dann *Zeit*, dann *Tag*. Diesen Schritt übersehen die meisten: Ohne ihn hat die Datei eine Zeile pro Kampagne und kein Datum.',
        bar: 'Filter|Segment|Spalten',
        menu: 'Keine|Zeit ›|Gerät',
        sub: '*Tag|Woche|Monat',
      },
      columns: {
        title: 'Spalten prüfen',
        text: '*Kosten*, *Klicks* und *Conversions* genügen. Quoten und Durchschnitte werden hier ohnehin ausgelassen.',
        names: 'Tag|Kosten|Klicks|Conv.',
      },
      download: {
        title: 'Als .csv herunterladen',
        text: '*Herunterladen*, dann *.csv* (Excel-.csv und .xlsx gehen auch). Dann die Datei hier ablegen.',
        button: 'Download',
        menu: '*.csv|Excel-.csv|.xlsx',
      },
    },
    'microsoft-ads': {
      place: {
        title: 'Berichte öffnen, dann Kampagne',
        text: 'Unter *Leistung*. Wählen Sie zwei Jahre oder mehr, bis gestern.',
        list: 'Kampagnen|*Berichte|Tools',
        head: 'Kampagne',
      },
      split: {
        title: 'Zeiteinheit auf Tag stellen',
        text: 'Anfangs steht sie auf *Zusammenfassung*: Dann hat die Datei eine Zeile und kein Datum.',
        bar: 'Filter|Zeiteinheit|Spalten',
        menu: 'Summe|*Tag|Woche',
        sub: '',
      },
      columns: {
        title: 'Spalten prüfen',
        text: '*Ausgaben*, *Klicks* und *Conversions* genügen. Die Zeilen über der Tabelle dürfen bleiben.',
        names: 'Tag|Ausgaben|Klicks|Conv.',
      },
      download: {
        title: 'Als .csv herunterladen',
        text: '*Herunterladen*, dann *CSV*. Eine .zip muss erst entpackt werden. Dann die Datei hier ablegen.',
        button: 'Download',
        menu: '*CSV|Excel|PDF',
      },
    },
    meta: {
      place: {
        title: 'Werbeberichte öffnen und Zeitraum wählen',
        text: 'So lang, wie das Konto erlaubt, bis gestern.',
        list: 'Kampagnen|*Berichte|Zielgruppen',
        head: 'Werbeberichte',
      },
      split: {
        title: 'Nach Tagen aufschlüsseln',
        text: '*Aufschlüsselung*, dann *Zeit*, dann *Tag*. Eine Aufschlüsselung nach Wochen wird ebenfalls gelesen.',
        bar: 'Spalten|Aufschlüss.|Filter',
        menu: 'Auslieferung|Zeit ›|Handlung',
        sub: '*Tag|Woche|Monat',
      },
      columns: {
        title: 'Spalten prüfen',
        text: '*Ausgegebener Betrag*, *Link-Klicks* und *Ergebnisse* genügen. Quoten und Durchschnitte werden hier ohnehin ausgelassen.',
        names: 'Tag|Betrag|Klicks|Ergebn.',
      },
      download: {
        title: 'Als .csv exportieren',
        text: '*Exportieren*, dann *.csv* (.xlsx geht auch). Dann die Datei hier ablegen.',
        button: 'Export',
        menu: '.xlsx|*.csv|Bild',
      },
    },
    ga4: {
      place: {
        title: 'Explorative Datenanalyse öffnen, leer beginnen',
        text: 'Stellen Sie die letzten 500 Tage ein: Eine Tabelle zeigt höchstens 500 Zeilen.',
        list: 'Berichte|*Analysen|Verwaltung',
        head: 'Leer',
      },
      split: {
        title: 'Datum in die Zeilen legen',
        text: 'Fügen Sie die Dimension *Datum* hinzu, ziehen Sie sie auf *Zeilen* und zeigen Sie 500 Zeilen an. Für eine längere Historie nehmen Sie stattdessen *ISO-Woche des ISO-Jahres*.',
        bar: 'Verfahren|Zeilen|Werte',
        menu: 'Kanal|*Datum|Land',
        sub: '',
      },
      columns: {
        title: 'Werte hinzufügen',
        text: '*Sitzungen*, *Schlüsselereignisse* und *Gesamtumsatz* genügen.',
        names: 'Datum|Sitzungen|Ereign.|Umsatz',
      },
      download: {
        title: 'Als .csv exportieren',
        text: 'Der Pfeil oben rechts, dann *CSV*. Dann die Datei hier ablegen.',
        button: 'Export',
        menu: 'Tabellen|*CSV|PDF',
      },
    },
    linkedin: {
      place: {
        title: 'Kampagnen-Manager öffnen und Zeitraum wählen',
        text: 'Wählen Sie das Konto und zwei Jahre oder mehr, bis gestern.',
        list: 'Assets|*Werben|Analyse',
        head: 'Kampagnen',
      },
      split: {
        title: 'Nach Tagen exportieren',
        text: '*Exportieren*, dann der Bericht zur Kampagnenleistung. Stellen Sie die *Aufschlüsselung nach Zeit* auf *Täglich*: Sonst hat jede Kampagne nur eine Zeile.',
        bar: 'Spalten|Gliederung|Export',
        menu: 'Gesamt|*Täglich|Wöchentl.',
        sub: '',
      },
      columns: {
        title: 'Spalten prüfen',
        text: '*Gesamtausgaben*, *Klicks*, *Conversions* und *Conversion-Wert* genügen.',
        names: 'Datum|Ausgaben|Klicks|Conv.',
      },
      download: {
        title: 'Datei herunterladen',
        text: 'Die .csv wird hier gelesen, wie sie ist, samt den Zeilen über der Tabelle. Legen Sie die Datei dann hier ab.',
        button: 'Export',
        menu: '*.csv',
      },
    },
    tiktok: {
      place: {
        title: 'Berichte öffnen und einen anlegen',
        text: 'Im TikTok Ads Manager: *Berichterstattung*, dann *Benutzerdefinierter Bericht*. Wählen Sie den längsten möglichen Zeitraum, bis gestern.',
        list: 'Kampagne|*Berichte|Assets',
        head: 'Eigener Bericht',
      },
      split: {
        title: 'Den Tag als Dimension hinzufügen',
        text: 'Fügen Sie unter *Dimensionen* den *Tag* hinzu. Ohne ihn hat die Datei eine Zeile pro Kampagne.',
        bar: 'Dimension|Zeit|Metriken',
        menu: 'Kampagne|*Tag|Woche',
        sub: '',
      },
      columns: {
        title: 'Metriken prüfen',
        text: '*Kosten*, *Klicks (Ziel)* und *Conversions* genügen.',
        names: 'Tag|Kosten|Klicks|Conv.',
      },
      download: {
        title: 'Als .csv oder .xlsx exportieren',
        text: 'Beides wird gelesen; die Summenzeile am Ende wird ausgelassen. Legen Sie die Datei dann hier ab.',
        button: 'Export',
        menu: '*.csv|.xlsx',
      },
    },
    'amazon-ads': {
      place: {
        title: 'Berichte öffnen und einen anlegen',
        text: '*Messung & Berichte*, dann *Berichte zu gesponserten Anzeigen*, dann *Bericht erstellen*. Als Typ wählen Sie *Kampagne*.',
        list: 'Kampagnen|*Berichte|Einblicke',
        head: 'Neuer Bericht',
      },
      split: {
        title: 'Zeiteinheit auf Täglich stellen',
        text: 'Anfangs steht sie auf *Zusammenfassung*. Wählen Sie den längsten möglichen Zeitraum.',
        bar: 'Kategorie|Zeiteinheit|Zeitraum',
        menu: 'Summe|*Täglich',
        sub: '',
      },
      columns: {
        title: 'Bericht ausführen',
        text: '*Ausgaben*, *Klicks*, *Bestellungen* und *Umsatz* sind ohnehin enthalten.',
        names: 'Datum|Ausgaben|Klicks|Bestell.',
      },
      download: {
        title: 'Datei herunterladen',
        text: 'Sie ist nach einigen Minuten fertig, als .csv oder .xlsx. Legen Sie die Datei dann hier ab.',
        button: 'Download',
        menu: '*.xlsx|.csv',
      },
    },
    'search-console': {
      place: {
        title: 'Leistungsbericht öffnen und Zeitraum wählen',
        text: '*Leistung*, dann *Suchergebnisse*. Mehr als die letzten 16 Monate gibt es nicht.',
        list: 'Übersicht|*Leistung|Indexierung',
        head: 'Suchergebnisse',
      },
      split: {
        title: 'Ohne Filter lassen',
        text: 'Jeder Filter lässt Suchanfragen weg. Tage müssen Sie nicht einstellen: Sie sind in jedem Export enthalten.',
        bar: 'Suchtyp|Datum|Neu',
        menu: 'Anfragen|Seiten|*Daten',
        sub: '',
      },
      columns: {
        title: 'Klicks und Impressionen genügen',
        text: 'Klickrate und Position werden hier ohnehin ausgelassen.',
        names: 'Datum|Klicks|Impr.|CTR',
      },
      download: {
        title: 'Als .xlsx exportieren',
        text: '*Exportieren*, dann *Excel herunterladen*: Das Blatt mit den Datumsangaben finden wir. Aus der .zip mit CSV-Dateien nehmen Sie die mit den Datumsangaben.',
        button: 'Export',
        menu: 'Tabellen|*Excel|CSV',
      },
    },
  },
};
