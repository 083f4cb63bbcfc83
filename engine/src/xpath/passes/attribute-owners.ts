import { ask, infix, literal, member, method, type Plan, theDocument } from '../plan/plan.ts';
import { on, type Rewrite } from './rewrite.ts';

type Call = Extract<Plan, { kind: 'call' }>;
type Method = Extract<Plan, { kind: 'method' }>;

/** `//@name` starts at the elements that have the attribute, not at all elements. */
function fromOwners(plan: Call | Method): Plan | undefined {
  if (plan.kind === 'call') {
    const [first, second, third] = plan.args;
    if (plan.name === 'concatMap' && first !== undefined && second !== undefined) {
      const name = isOfAll(first) ? attributeAskedBy(second) : undefined;
      return name === undefined ? undefined : { ...plan, args: [owners(name), second] };
    }
    if (plan.name === 'attributes' && second !== undefined && isOfAll(second) && third !== undefined)
      return { ...plan, args: [theDocument, owners(third), third] };
    return undefined;
  }
  const [test] = plan.args;
  if (plan.name !== 'some' || test === undefined || !isOfAll(plan.of)) return undefined;
  const name = attributeAskedBy(test);
  if (name === undefined) return undefined;
  if (test.kind === 'lambda' && test.body.kind === 'call' && test.body.name === 'hasAttribute')
    return infix('>', member(owners(name), 'length'), literal(0));
  return method(owners(name), 'some', test);
}

const owners = (name: Plan) => ask('attributeOwners', name);

/** Tells whether a plan selects all elements of the document. */
function isOfAll(plan: Plan): boolean {
  if (plan.kind !== 'call' || plan.name !== 'select') return false;
  const [document, from, axis, test] = plan.args;
  const isDocument = document === theDocument && from?.kind === 'literal' && from.value === 0;
  const isDown =
    axis?.kind === 'literal' && (axis.value === 'descendant' || axis.value === 'descendant-or-self');
  const isAny = test?.kind === 'runtime' && (test.name === 'anyNode' || test.name === 'anyElement');
  return isDocument && isDown && isAny;
}

/** The name of the attribute, if elements without the attribute contribute nothing. */
function attributeAskedBy(mapping: Plan): Plan | undefined {
  if (mapping.kind !== 'lambda') return undefined;
  const [parameter] = mapping.parameters;
  const { body } = mapping;
  const asked = body.kind === 'method' && body.name === 'some' ? body.of : body;
  if (asked.kind !== 'call') return undefined;
  const [document, node, wanted] = asked.args;
  if (document !== theDocument || node?.kind !== 'local' || node.local !== parameter) return undefined;
  if (asked.name === 'hasAttribute') return wanted;
  if (asked.name !== 'attributeNodes' || wanted?.kind !== 'constant' || wanted.value.kind !== 'call')
    return undefined;
  const [namespace, localName] = wanted.value.args;
  const isNamed =
    wanted.value.name === 'attributeNamed' && namespace?.kind === 'literal' && namespace.value === '';
  return isNamed && localName?.kind === 'literal' && localName.value !== undefined ? localName : undefined;
}

/** Makes searches for attributes at any depth start at the elements that have them. */
export const attributeOwners: readonly Rewrite[] = [on('call', fromOwners), on('method', fromOwners)];
