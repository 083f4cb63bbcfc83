/** PINT-AE for programs that only read requests; they load no rules, checks or UBL. */
export { pintAeOfRequests as requestSpecification } from '../../rules/ae/requests.ts';
//# sourceMappingURL=requests.d.ts.map