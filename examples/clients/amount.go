package pintae

import "encoding/json"

// Amount keeps its digits. This file goes into the folder of the client.
type Amount = json.Number

// NullableAmount is an amount, null, or left out.
type NullableAmount struct {
	value *Amount
	isSet bool
}

func (v NullableAmount) Get() *Amount                 { return v.value }
func (v *NullableAmount) Set(value *Amount)           { v.value, v.isSet = value, true }
func (v NullableAmount) IsSet() bool                  { return v.isSet }
func (v *NullableAmount) Unset()                      { v.value, v.isSet = nil, false }
func (v NullableAmount) MarshalJSON() ([]byte, error) { return json.Marshal(v.value) }
func (v *NullableAmount) UnmarshalJSON(text []byte) error {
	v.isSet = true
	return json.Unmarshal(text, &v.value)
}
