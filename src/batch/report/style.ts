import { style as reportStyle } from '../../report/html/style.ts';

/** The style of the report of a run, based on the style of the report on documents. */
export const style = `${reportStyle}
[hidden]{display:none!important}
body{max-width:76rem}
.tools{position:sticky;top:0;z-index:1;background:var(--ground);border-bottom:1px solid var(--rule);display:flex;flex-wrap:wrap;gap:.5rem .8rem;align-items:center;padding:.6rem 0;margin-top:1rem}
.tools label{display:flex;gap:.5rem;align-items:center;flex:1 1 18rem}
input,button{font:inherit;color:inherit;background:var(--faint);border:1px solid var(--rule);border-radius:4px;padding:.3rem .6rem}
input{flex:1;min-width:8rem;background:var(--ground)}
button{cursor:pointer;text-align:start}
button:focus-visible,input:focus-visible,summary:focus-visible{outline:2px solid var(--note);outline-offset:2px}
button[aria-pressed=true]{background:var(--note);border-color:var(--note);color:var(--ground)}
.counts li{border:0;padding:0}
.counts li>*{border-radius:999px;border:1px solid currentColor;padding:.15rem .9rem;display:inline-block;background:none}
.counts button[aria-pressed=true]{background:var(--ink);border-color:var(--ink)}
.choices{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:0 2.5rem;align-items:start}
.choices button{overflow-wrap:break-word}
.choices button code{white-space:nowrap}
.scroll{max-height:26rem;overflow:auto}
.finding .count{float:inline-end;font-weight:700;font-size:1.1em;margin-inline-start:1rem}
.finding .title{font-weight:600}
details{margin-top:.35rem}
summary{cursor:pointer;color:var(--note)}
details ul{padding-inline-start:1.2rem;margin:.35rem 0 0}
details li{break-inside:avoid}
.shown{color:var(--soft)}
.rules code{white-space:nowrap;margin-inline-end:.6em}
tr:target>*{background:var(--faint)}
.told{border:1px solid var(--warn);border-radius:4px;padding:.5rem .8rem;margin-top:1rem}
@media print{.tools,.choices{display:none!important}summary{list-style:none;color:inherit}.finding{break-inside:auto}.scroll{max-height:none}a{text-decoration:none}}
@media screen and (max-width:40rem){.documents,.documents tbody{display:block}.documents thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.documents tr{display:grid;gap:.15rem;padding:.6rem 0;border-bottom:1px solid var(--rule)}.documents tr>*{border:0;padding:0}}
`;
