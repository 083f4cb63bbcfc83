import { createCompany, type NewCompany } from '../../src/companies/companies.ts';
import { operatorAccount } from '../../src/companies/operator.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { type CreatedKey, createKey } from '../../src/keys/keys.ts';
import { type Scope, scopes } from '../../src/keys/scopes.ts';
import type { Service } from '../../src/service.ts';
import { sellerId } from './requests.ts';

/** A new company; by default the seller of the examples. */
export function newCompany(service: Service, given: Partial<NewCompany> = {}): Promise<string> {
  // Tests send the same example again and again.
  const common = { participantId: sellerId, monthlyQuota: null, repeatsNumbers: true };
  const company = { name: 'A company', ...common, ...given };
  return acrossCompanies(service.database, (scoped) => createCompany(scoped, company, service));
}

/** A new key of a company; by default with every scope. */
export function newKey(
  service: Service,
  companyId: string,
  granted: readonly Scope[] = scopes,
): Promise<CreatedKey> {
  const { environment } = service.settings;
  return acrossCompanies(service.database, (scoped) =>
    createKey(scoped, { companyId, name: 'test', scopes: granted }, { ...service, environment }),
  );
}

/** A new key of the operator. */
export function newOperatorKey(service: Service): Promise<CreatedKey> {
  const { environment } = service.settings;
  return acrossCompanies(service.database, async (scoped) => {
    const companyId = await operatorAccount(scoped, service);
    const granted = ['operator:write', 'audit:read'];
    return createKey(scoped, { companyId, name: 'operator', scopes: granted }, { ...service, environment });
  });
}

/** A key with every scope of a new company. */
export async function newCaller(service: Service): Promise<CreatedKey> {
  return newKey(service, await newCompany(service));
}
