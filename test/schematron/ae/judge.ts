// @ts-nocheck
import { judge as j } from '/tmp/h/run.mjs';
export const judge = (xml) => {
  const r = j(xml);
  return { failed: r.F.map((id) => ({ id })), unjudged: r.E.map((e) => ({ id: e.split(' ')[0] })) };
};
