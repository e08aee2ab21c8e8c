/** Reads parts of Office files for tests, and checks that they are well-formed and ordered as ECMA-376 requires. */
interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
}

const entity = '&(?:amp|lt|gt|quot|apos|#\\d+);';
const attribute = `\\s+[\\w:.-]+\\s*=\\s*"(?:[^"<&]|${entity})*"`;
const token = new RegExp(`<(/?)([\\w:.-]+)((?:${attribute})*)\\s*(/?)>|(?:[^<&]|${entity})+`, 'gy');

/** Throws if it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  const text = xml.replace(/^<\?xml [^>]*\?>/, '');
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let end = 0;
  for (const [all, closes, name, attributes = '', isEmpty] of text.matchAll(token)) {
    end += all.length;
    if (!name) continue;
    if (closes) {
      if (open.pop()?.name !== name) throw new Error(`unexpected ${all}`);
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:.-]+)\s*=\s*"([^"]*)"/g)].map(([, key = '', value]) => [
      key,
      value,
    ]);
    const element: XmlElement = { name, attributes: Object.fromEntries(pairs), children: [] };
    open.at(-1)?.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [element] = root.children;
  if (end < text.length || open.length > 1 || !element)
    throw new Error(`not well-formed: ${text.slice(end, end + 80)}${open.map(({ name }) => name)}`);
  return element;
}

export function listElements(root: XmlElement): XmlElement[] {
  return [root, ...root.children.flatMap(listElements)];
}

const fill = 'a:noFill|a:solidFill|a:gradFill|a:blipFill|a:pattFill|a:grpFill';
const axis =
  'c:axId c:scaling c:delete c:axPos c:majorGridlines? c:minorGridlines? c:title? c:numFmt? c:majorTickMark? c:minorTickMark? c:tickLblPos? c:spPr? c:txPr? c:crossAx c:crosses|c:crossesAt?';
const shape = `a:xfrm? a:prstGeom|a:custGeom? ${fill}? a:ln? a:effectLst? a:extLst?`;
const text = 'a:bodyPr a:lstStyle? a:p+';
const run = `a:ln? ${fill}? a:effectLst? a:highlight? a:latin? a:ea? a:cs? a:sym? a:hlinkClick?`;

/**
 * The children of the elements that decks use, in order, as in the schemas of ECMA-376, part 1. An element's name may
 * be prefixed with that of its parent if its meaning depends on it. `?`: at most once, `*`: any number, `+`: at least
 * once.
 */
const sequences: Record<string, string> = {
  'p:presentation':
    'p:sldMasterIdLst p:notesMasterIdLst? p:handoutMasterIdLst? p:sldIdLst p:sldSz p:notesSz p:embeddedFontLst? p:defaultTextStyle? p:extLst?',
  'p:sldMaster': 'p:cSld p:clrMap p:sldLayoutIdLst? p:transition? p:timing? p:hf? p:txStyles? p:extLst?',
  'p:sldLayout': 'p:cSld p:clrMapOvr? p:transition? p:timing? p:hf? p:extLst?',
  'p:sld': 'p:cSld p:clrMapOvr? p:transition? p:timing? p:extLst?',
  'p:cSld': 'p:bg? p:spTree p:custDataLst? p:controls? p:extLst?',
  'p:spTree': 'p:nvGrpSpPr p:grpSpPr p:sp|p:grpSp|p:graphicFrame|p:cxnSp|p:pic* p:extLst?',
  'p:sp': 'p:nvSpPr p:spPr p:style? p:txBody? p:extLst?',
  'p:nvSpPr': 'p:cNvPr p:cNvSpPr p:nvPr',
  'p:graphicFrame': 'p:nvGraphicFramePr p:xfrm a:graphic p:extLst?',
  'p:spPr': shape,
  'p:txBody': text,
  'a:txBody': text,
  'a:p': 'a:pPr? a:r|a:br|a:fld* a:endParaRPr?',
  'a:pPr':
    'a:lnSpc? a:spcBef? a:spcAft? a:buClrTx|a:buClr? a:buSzTx|a:buSzPct|a:buSzPts? a:buFontTx|a:buFont? a:buNone|a:buAutoNum|a:buChar? a:tabLst? a:defRPr?',
  'a:r': 'a:rPr? a:t',
  'a:rPr': run,
  'a:defRPr': run,
  'a:ln': 'a:noFill|a:solidFill? a:prstDash|a:custDash? a:round|a:bevel|a:miter? a:headEnd? a:tailEnd?',
  'a:tbl': 'a:tblPr? a:tblGrid a:tr*',
  'a:tr': 'a:tc* a:extLst?',
  'a:tc': 'a:txBody? a:tcPr?',
  'a:tcPr': `a:lnL? a:lnR? a:lnT? a:lnB? a:lnTlToBr? a:lnBlToTr? ${fill}?`,
  'c:chartSpace':
    'c:date1904? c:lang? c:roundedCorners? c:style? c:clrMapOvr? c:protection? c:chart c:spPr? c:txPr? c:externalData? c:printSettings?',
  'c:chartSpace c:chart':
    'c:title? c:autoTitleDeleted? c:view3D? c:floor? c:sideWall? c:backWall? c:plotArea c:legend? c:plotVisOnly? c:dispBlanksAs?',
  'c:plotArea': 'c:layout? c:areaChart|c:lineChart+ c:catAx|c:valAx|c:dateAx|c:serAx* c:dTable? c:spPr?',
  'c:areaChart': 'c:grouping? c:varyColors? c:ser* c:dLbls? c:dropLines? c:axId c:axId',
  'c:lineChart':
    'c:grouping c:varyColors? c:ser* c:dLbls? c:dropLines? c:hiLowLines? c:upDownBars? c:marker? c:smooth? c:axId c:axId',
  'c:areaChart c:ser':
    'c:idx c:order c:tx? c:spPr? c:pictureOptions? c:dPt* c:dLbls? c:trendline* c:errBars* c:cat? c:val?',
  'c:lineChart c:ser':
    'c:idx c:order c:tx? c:spPr? c:marker? c:dPt* c:dLbls? c:trendline* c:errBars? c:cat? c:val? c:smooth?',
  'c:ser c:marker': 'c:symbol? c:size? c:spPr?',
  'c:dLbls':
    'c:dLbl* c:numFmt? c:spPr? c:txPr? c:dLblPos? c:showLegendKey? c:showVal? c:showCatName? c:showSerName? c:showPercent? c:showBubbleSize? c:separator? c:showLeaderLines? c:leaderLines?',
  'c:spPr': shape,
  'c:txPr': text,
  'c:scaling': 'c:logBase? c:orientation? c:max? c:min?',
  'c:catAx': `${axis} c:auto? c:lblAlgn? c:lblOffset? c:tickLblSkip? c:tickMarkSkip? c:noMultiLvlLbl?`,
  'c:valAx': `${axis} c:crossBetween? c:majorUnit? c:minorUnit? c:dispUnits?`,
};

const patterns = new Map(
  Object.entries(sequences).map(([name, sequence]) => [name, new RegExp(`^${contentPattern(sequence)}$`)]),
);

function contentPattern(sequence: string): string {
  return sequence
    .split(' ')
    .map((part) => part.replace(/^(.*?)([?*+]?)$/, '(?:(?:$1) )$2'))
    .join('');
}

/** The elements whose children, or their order, violate the schema. */
export function outOfOrder(element: XmlElement, parent = ''): string[] {
  const { name, children } = element;
  const pattern = patterns.get(`${parent} ${name}`) ?? patterns.get(name);
  const found = children.map((child) => `${child.name} `).join('');
  return [
    ...(pattern && !pattern.test(found) ? [`${name}: ${found}`] : []),
    ...children.flatMap((child) => outOfOrder(child, name)),
  ];
}
